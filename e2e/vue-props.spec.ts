import { expect } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { plugins, root } from '../tooling/vite.mjs'
import { test } from './silent-console.js'

// Vue's compiler reads the types that are built, as it does in a project that installs the packages.
test('the props of every part are those of a component around it, in Vue', async ({ page }) => {
  const previous = process.env.NODE_ENV
  process.env.NODE_ENV = 'development'
  const { output } = (await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'error',
    plugins: plugins(),
    build: {
      write: false,
      rolldownOptions: { input: `${root}/packages/vue/test/wrappers/start.ts`, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  process.env.NODE_ENV = previous
  await page.route('http://localhost/**', (route) =>
    route.fulfill(
      route.request().resourceType() === 'script'
        ? { contentType: 'text/javascript', body: output[0].code }
        : { contentType: 'text/html', body: '<!doctype html><body><script type="module" src="/app.js"></script>' },
    ),
  )
  await page.goto('http://localhost/')

  const mine = page.locator('section#mine.pages')
  await expect(mine.locator('[aria-current]')).toHaveText('3')
  await expect(mine.getByLabel('previous page')).toBeDisabled()
  await expect(mine.locator('[title=more]')).toHaveAttribute('data-part', 'ellipsis')
  await mine.locator('button.next').click()
  await expect(mine.locator('[aria-current]')).toHaveText('4')
  await expect(page.locator('output')).toHaveText('4 [ 4 ]')
  await mine.getByLabel('page 5', { exact: true }).click()
  await mine.getByLabel('first page').click()
  await expect(page.locator('output')).toHaveText('1 [ 4, 5, 1 ]')
  await mine.getByLabel('last page', { exact: true }).click()
  await expect(mine.locator('[aria-current]')).toHaveText('10')

  await mine.getByLabel('page 8', { exact: true }).click()
  await page.locator('.emitting').getByLabel('last page').click()
  await expect(page.locator('output')).toHaveText('10 [ 4, 5, 1, 10, 8, 10 ]')

  const provided = page.locator('#provided')
  for (const _click of [2, 3, 4, 5]) await provided.getByLabel('next page').click()
  await expect(provided.getByLabel('next page')).toBeDisabled()
})
