import Candidate from 'candidate'
import { renderToString } from 'react-dom/server'
import { options } from '../page'

export const render = () => renderToString(<Candidate {...options} />)
