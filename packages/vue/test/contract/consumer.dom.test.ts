import { describeConsumer } from '@dogear/contract/consumer'
import { render } from '@testing-library/vue'
import App from './app.vue'

describeConsumer('vue', (scene) => render(App, { props: { scene } }))
