import { describeConsumer } from '@dogear/contract/consumer'
import { render } from '@testing-library/svelte'
import App from './app.svelte'

describeConsumer('svelte', (scene) => render(App, { scene }))
