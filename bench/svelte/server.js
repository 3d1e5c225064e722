import Candidate from 'candidate'
import { render as renderToString } from 'svelte/server'
import { options } from '../page'

export const render = () => renderToString(Candidate, { props: options }).body
