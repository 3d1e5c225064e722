// What lives in a page after garbage collection.

/** Bytes of the heap, and how many nodes, listeners and MutationObservers there are. */
export async function living(devtools) {
  await devtools.send('Performance.enable')
  const heap = await usedHeap(devtools)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name) => metrics.find((metric) => metric.name === name).value
  return {
    heap,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    observers: await instancesOf(devtools, 'MutationObserver'),
  }
}

export async function usedHeap(devtools) {
  for (let time = 0; time < 3; time++) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

async function instancesOf(devtools, className) {
  const prototype = await devtools.send('Runtime.evaluate', { expression: `${className}.prototype` })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: prototype.result.objectId })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await devtools.send('Runtime.releaseObject', { objectId: objects.objectId })
  return result.value
}
