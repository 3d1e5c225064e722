/** Which tests can't hold in a surrounding, by a part of their full title, and why. */
export type Exceptions = Readonly<Record<string, string>>

/** What all surroundings leave out that run the rules of lists. */
export const ofLists: Exceptions = { warns: 'A page warns once, so only the first surrounding would see it.' }

/** What all surroundings leave out that run the rules about feedback. */
export const ofFeedback: Exceptions = {
  ...ofLists,
  ' > a Status > ': 'These tests bring their own surroundings.',
  'if the user can scroll the page': 'These tests change how the page around everything scrolls.',
}

/** What can't hold where an element scrolls instead of the window. */
export const ofViewport: Exceptions = {
  'with a body that is shorter than the page':
    'The overflow of a body becomes that of the window, which doesn’t scroll here.',
}

/** What depends on where text and boxes begin. */
export const ofDirection: Exceptions = {
  'a shell that clips sideways': 'The panel overflows to the right, where a page from right to left doesn’t scroll.',
  'when the user presses a link in an SVG': 'The text is outside of its SVG, to the left.',
}

export const ofZoom: Exceptions = {
  'inside a card that clips':
    'What only code can scroll is made up for in pixels that aren’t zoomed, so the start is a little too low.',
}

/** What can't hold while parts fade out. */
export const ofFading: Exceptions = {
  'when focus moves to a link': 'Vanilla code moves the field behind what fades out, which no framework does.',
  'mounted after a request for the page before':
    'A Content that fades out shows the page before, so a request for it changes nothing.',
  'stays, mounted again long after its result': 'A Content that fades out is in the page together with the next one.',
  'the Status is removed': 'A Status that fades out is in the page, and announces.',
  'the Status comes back after': 'A Status that fades out shows the page before, so a request for it changes nothing.',
  'if its Item is removed, and nothing else is left':
    'What is inert may come back, so focus waits on the Root for any control.',
}
