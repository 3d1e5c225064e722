import type { AppProps } from 'next/app'
import Head from 'next/head'
import { Hydrated } from '../list/hydrated'

export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <Head>
        <title>Next</title>
        <link rel="icon" href="data:," />
      </Head>
      <Component {...pageProps} />
      <Hydrated />
    </>
  )
}
