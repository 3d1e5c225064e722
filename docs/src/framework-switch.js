// Inline in every page, so that a remembered framework is chosen before anything is shown.
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
    // Blocks above may have changed their height: the switch stays under the pointer.
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
    try {
      localStorage.setItem(key, target.value)
    } catch {}
  })
}
