import { load } from '../list/load'
import { AppList } from './app-list'

export default async function Page({ searchParams }: PageProps<'/'>) {
  return <AppList data={await load(await searchParams)} />
}
