import '../../shared/style.css'
import { scenes } from '../../shared/scenes'
import { app } from './app'

app(document.getElementById('app') as HTMLElement, scenes)
