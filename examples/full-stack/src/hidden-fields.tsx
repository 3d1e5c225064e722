/** Without JavaScript, a form forgets the parameters that it has no field for. */
export const HiddenFields = ({ values }: { values: Record<string, string | number> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
