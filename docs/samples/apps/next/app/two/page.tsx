import List from '../page'
import { AppOther } from './app-other'

/** Two lists in one router. */
export default function Two(props: PageProps<'/two'>) {
  return (
    <>
      <List {...props} />
      <AppOther />
    </>
  )
}
