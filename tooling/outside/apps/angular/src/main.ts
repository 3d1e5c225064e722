import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app/app'
import { appConfig } from './app/app.config'

const app = await bootstrapApplication(App, appConfig)
await app.whenStable()
document.documentElement.setAttribute('data-hydrated', '')
