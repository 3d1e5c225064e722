'use client'

import { Other, otherUrl } from '../../list/other'
import { useRouterPage } from '../use-router-page'

export const AppOther = () => <Other list={useRouterPage(otherUrl)} />
