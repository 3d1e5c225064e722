/** Says what is wrong with what was heard, or nothing. `shown` is the text of the Status, before and after. */
export function faultOf({ heard, contains, silent }, said, shown) {
  const list = said.map((text) => `“${text}”`).join(', ') || 'nothing'
  const texts = said.map(withoutListener)
  if (heard && texts.join('\n') !== heard.join('\n')) return `heard ${list} instead of “${heard.join('”, “')}”`
  if (contains && texts.filter((text) => contains.includes(text)).join('\n') !== contains.join('\n'))
    return `heard ${list} instead of “${contains.join('”, “')}” once each, in this order`
  const spoken = silent && said.find((text) => shown.some((status) => status && text.includes(status)))
  if (spoken) return `heard ${list}, though the Status must be silent`
}

/** Orca says "clickable" where a framework, or an app, has put a listener for clicks. */
export const withoutListener = (text) => text.replace(/ clickable(?=\.?$)/, '')
