import { expect } from '@playwright/test'
import { buildScript } from '../tooling/build-script.mjs'
import { test } from '../tooling/silent-console.js'
import { root } from '../tooling/vite.mjs'
import { openScripts } from './script-page.js'

const folder = `${root}/packages/vue/test/wrappers`

/** Writes the modules `wrapper:<part>`: components that declare the props of a part. */
const wrappers = {
  name: 'wrappers',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.startsWith('wrapper:') ? `${folder}/${id.replace('wrapper:', 'my-')}.vue` : null),
  load(id: string) {
    const name = /\/my-([A-Z]\w+)\.vue$/.exec(id)?.[1]
    if (!name) return
    // One of them with the short names.
    const [part, source] = name === 'Item' ? [name, '@dogear/vue/pagination'] : [`Pagination${name}`, '@dogear/vue']
    return `
      <script setup lang="ts">
        import { ${part}, type ${part}Props } from '${source}'
        const props = defineProps<${part}Props>()
      </script>
      <template><${part} v-bind="props"><slot /></${part}></template>`
  },
}

// Vue's compiler reads the built types, as it does in a project that installs the packages.
test('a Vue component that wraps a part can declare the props of the part', async ({ page }) => {
  const options = { mode: 'development', extra: wrappers }
  await openScripts(page, await buildScript('packages/vue/test/wrappers/start.ts', options))

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
