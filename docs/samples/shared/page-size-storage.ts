export const pageSizes = [5, 10, 20]
export const defaultPageSize = 5

const key = 'page-size'

/** Returns the page size that was stored in this browser. A server has none. */
export function readPageSize(): number {
  try {
    const stored = Number(localStorage.getItem(key))
    return pageSizes.includes(stored) ? stored : defaultPageSize
  } catch {
    // Some privacy settings forbid the storage.
    return defaultPageSize
  }
}

export function storePageSize(pageSize: number) {
  try {
    localStorage.setItem(key, String(pageSize))
  } catch {}
}
