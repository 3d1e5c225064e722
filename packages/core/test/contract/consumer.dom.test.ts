import { describeConsumer } from '@dogear/contract/consumer'
import { onTestFinished } from 'vitest'
import { show } from './harness'

describeConsumer('vanilla', (scene) => {
  const { unmount } = show(scene, document.body.appendChild(document.createElement('div')))
  onTestFinished(() => void unmount())
})
