// Inlined in every page to select the remembered framework before the first paint.
{
  const key = 'framework'
  const remembered = () => {
    try {
      return localStorage.getItem(key)
    } catch {}
  }
  const choose = (root, framework) => {
    for (const input of root.querySelectorAll(`.frameworks > fieldset input[value="${framework}"]`))
      input.checked = true
  }

  window.restoreFramework = (script) => choose(script.parentElement.parentElement, remembered())

  document.addEventListener('change', ({ target }) => {
    if (!target.matches('.frameworks > fieldset input')) return
    const { top } = target.getBoundingClientRect()
    choose(document, target.value)
    // Keeps the switch under the pointer when the blocks above change their height.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
    try {
      localStorage.setItem(key, target.value)
    } catch {}
  })
}
