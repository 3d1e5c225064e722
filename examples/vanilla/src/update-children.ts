/** Does what `replaceChildren` does, but leaves an element that stays where it is, so that it keeps the focus. */
export function updateChildren(parent: Element, children: Element[]) {
  for (const child of [...parent.children]) {
    if (!children.includes(child)) child.remove()
  }
  for (const [index, child] of children.entries()) {
    const current = parent.children[index] ?? null
    if (current !== child) parent.insertBefore(child, current)
  }
}
