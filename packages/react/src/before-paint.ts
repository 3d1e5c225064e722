'use client'

import { useEffect, useLayoutEffect } from 'react'

/** An effect before the next paint. React 18 warns of layout effects on a server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
