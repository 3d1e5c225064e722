import Candidate from 'candidate'
import { render } from 'solid-js/web'
import { options, run } from '../page'

run((copies, element) => render(() => Array.from({ length: copies }, () => <Candidate {...options} />), element))
