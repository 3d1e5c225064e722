// Replaces shared/respond in a test page, whose test can hold back the responses.
import * as network from '../shared/respond'
import { holdResponses, speedUp } from './speed-up'

export const { respond } = speedUp(network)
Object.assign(window, { holdResponses })
