export type ListItem = ReturnType<typeof listItem>

/** A part of the pagination, and the list item that it stands in. */
export function listItem(tag: 'button' | 'a' | 'div', text: string) {
  const element = document.createElement('li')
  const part = document.createElement(tag)
  part.textContent = text
  element.append(part)
  return { element, part }
}
