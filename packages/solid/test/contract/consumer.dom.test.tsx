import { describeConsumer } from '@dogear/contract/consumer'
import { render } from '@solidjs/testing-library'
import { App } from './app'

describeConsumer('solid', (scene) => render(() => <App scene={scene} />))
