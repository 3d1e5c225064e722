/** Spells the name of an attribute so that Vue never sets the DOM property, which would overwrite what the user has entered. */
export const attribute = (name: string): string => (typeof document === 'undefined' ? name : `^${name}`)
