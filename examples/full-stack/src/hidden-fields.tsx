import { firstPage, type Query, queryUrl } from './query'

interface HiddenFieldsProps {
  query: Query
  /** The parameters that the form has fields for. */
  except: readonly string[]
}

/** Keeps the other parameters of the address when a form is sent without JavaScript. */
export const HiddenFields = ({ query, except }: HiddenFieldsProps) =>
  [...new URLSearchParams(queryUrl('', firstPage(query)))]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
