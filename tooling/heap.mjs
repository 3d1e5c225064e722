/** The bytes of a page's heap after garbage collection. */
export async function usedHeap(devtools) {
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}
