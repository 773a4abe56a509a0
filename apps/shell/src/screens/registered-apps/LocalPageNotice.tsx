import { Suspense, useState } from 'react'
import { documentLocalPage } from '../../base/local-page.ts'
import { optionalPart } from '../../base/optional-part.ts'

const LocalPageStrip = optionalPart(
  async () =>
    (await import(/* webpackChunkName: "on-demand-local-page" */ './LocalPageStrip.tsx')).LocalPageStrip,
)

/** A strip in a document that may load a page from the person's machine, on all of its pages; any other one loads nothing for it. */
export function LocalPageNotice() {
  const [page] = useState(documentLocalPage)
  if (page === null) return null
  return (
    <Suspense fallback={null}>
      <LocalPageStrip page={page} />
    </Suspense>
  )
}
