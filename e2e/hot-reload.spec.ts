import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { alias, plugins, root } from '../tooling/vite.mjs'

// Solid and Svelte recreate a changed component, with its state.
const apps = {
  react: {
    scene: 'basic.tsx',
    start:
      "import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; import Basic from './basic.tsx'; createRoot(document.body).render(createElement(Basic))",
  },
  vue: {
    scene: 'basic.vue',
    start: "import { createApp } from 'vue'; import Basic from './basic.vue'; createApp(Basic).mount(document.body)",
  },
}

for (const [app, { scene, start }] of Object.entries(apps)) {
  test(`hot reload keeps the page in ${app}`, async ({ page }, info) => {
    const folder = info.outputPath('examples', app)
    const file = `${folder}/${scene}`
    cpSync(`${root}/examples/${app}/src/scenes/${scene}`, file, { recursive: true })
    writeFileSync(`${folder}/start.js`, start)
    writeFileSync(
      `${folder}/index.html`,
      '<!doctype html><title>A page</title><script type="module" src="/start.js"></script>',
    )
    process.env.NODE_ENV = 'development'
    const server = await createServer({
      configFile: false,
      root: folder,
      cacheDir: info.outputPath('cache'),
      logLevel: 'error',
      plugins: plugins(),
      resolve: { alias },
      server: { fs: { allow: [root] } },
    })
    try {
      await server.listen()
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      await page.getByLabel('page 4', { exact: true }).click()
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      writeFileSync(file, readFileSync(file, 'utf8').replace('›', 'Onwards'))
      // Vite does not watch the folder of test results.
      server.watcher.emit('change', file)
      await expect(page.getByText('Onwards')).toBeVisible()
      await expect(page.locator('[aria-current=page]')).toHaveText('4')
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
      await page.getByText('Onwards').click()
      await expect(page.locator('[aria-current=page]')).toHaveText('5')
    } finally {
      await server.close()
    }
  })
}
