/** Says what failed, with a button to try it again. The returned function shows a text, or removes an empty one. */
export function tryAgain(after: HTMLElement, onClick: () => void) {
  const alert = document.createElement('p')
  alert.role = 'alert'
  const message = alert.appendChild(new Text())
  const button = alert.appendChild(document.createElement('button'))
  button.type = 'button'
  button.textContent = 'Try again'
  button.addEventListener('click', onClick)
  return (text: string) => {
    message.data = `${text} `
    if (!text) alert.remove()
    // Inserting it again would take focus from its button.
    else if (!alert.isConnected) after.after(alert)
  }
}
