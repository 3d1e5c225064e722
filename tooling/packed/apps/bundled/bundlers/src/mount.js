export const options = { count: 100, defaultPage: 9 }
export const lastPage = { type: 'page', value: 10 }

export function mount(fill, tag = 'div') {
  const place = document.createElement(tag)
  document.body.append(place)
  fill(place)
}
