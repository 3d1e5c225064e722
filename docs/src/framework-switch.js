// Inlined in every page to select the framework before the first paint: the one in the URL, or the remembered one.
{
  const key = 'framework'
  const remembered = () => {
    try {
      return localStorage.getItem(key)
    } catch {}
  }
  const remember = (framework) => {
    try {
      localStorage.setItem(key, framework)
    } catch {}
  }
  const choose = (root, framework) => {
    const inputs = [...root.querySelectorAll('.frameworks > fieldset input')].filter(({ value }) => value === framework)
    for (const input of inputs) input.checked = true
    return inputs.length > 0
  }

  window.restoreFramework = (script) => {
    const root = script.parentElement.parentElement
    const shared = new URLSearchParams(location.search).get(key)
    if (choose(root, shared)) remember(shared)
    else choose(root, remembered())
  }

  document.addEventListener('change', ({ target }) => {
    if (!target.matches('.frameworks > fieldset input')) return
    const { top } = target.getBoundingClientRect()
    choose(document, target.value)
    // Keeps the switch under the pointer when the blocks above change their height.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
    remember(target.value)
    const url = new URL(location)
    url.searchParams.set(key, target.value)
    history.replaceState(history.state, '', url)
  })
}
