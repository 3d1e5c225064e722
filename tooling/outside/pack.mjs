// npm run tarballs: packs the packages as they would be published, for apps to install.
import { resolve } from 'node:path'
import { packAll } from './tarballs.mjs'

for (const { file } of packAll(resolve('tarballs'))) console.log(file)
