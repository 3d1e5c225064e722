import Candidate from 'candidate'
import { renderToString } from 'solid-js/web'
import { options } from '../page'

export const render = () => renderToString(() => <Candidate {...options} />)
