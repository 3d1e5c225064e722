import { describeConsumer } from '@dogear/contract/consumer'
import { render } from '@testing-library/react'
import { App } from './app'

describeConsumer('react', (scene) => render(<App scene={scene} />))
