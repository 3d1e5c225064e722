import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { golden } from '../src/golden/golden.js'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // The Nu validator reports it.
  elements: ['html5', { button: { attributes: { autocomplete: { deprecated: true } } } }],
})

// There, a user renders a trigger as a `span`, which has no name and no type.
const { 'children of the parts': _, ...ours } = golden

test.for(Object.entries(ours))('the markup is valid HTML: %s', async ([, { markup }]) => {
  const { results } = await validator.validateString(markup)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
})
