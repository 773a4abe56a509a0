import { business, businessReference, label, wordList, type ParsedQueryOf } from '@console/contracts'
import { mockCall, network, renderSubAppPage, type RenderOptions, sampleLabel } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { labelsApp } from '../labels-app.ts'
import { paths } from '../paths.ts'
import { sampleBusinesses, sampleProducts, samplePromptLabel } from './label.samples.ts'

/** The labels that the server has, and what was requested. */
export type LabelServer = {
  labels: label.Label[]
  total: number | null
  queries: ParsedQueryOf<typeof label.query>[]
  /** The addresses of the queries as they were sent. */
  addresses: string[]
  /** The texts by which products were searched. */
  productTexts: string[]
  wordLists: wordList.WordList[]
}

/** Answers what the page reads. */
export function serveLabels(labels: label.Label[] = [sampleLabel, samplePromptLabel]): LabelServer {
  const server: LabelServer = {
    labels,
    total: null,
    queries: [],
    addresses: [],
    productTexts: [],
    wordLists: [],
  }
  network.use(
    mockCall(label.query, ({ query, request }) => {
      server.queries.push(query)
      server.addresses.push(new URL(request.url).search)
      return { smartLabels: server.labels, totalCnt: server.total ?? server.labels.length }
    }),
    mockCall(wordList.query, () => ({ lists: server.wordLists })),
    mockCall(business.businessTypePage, { records: sampleBusinesses, total: 2 }),
    mockCall(businessReference.productPage, ({ body: { businessCode, name = '' } }) => {
      server.productTexts.push(name)
      const rows = sampleProducts
        .filter((row) => businessCode == null || row.businessCode === businessCode)
        .filter((row) => row.name.toLowerCase().includes(name.toLowerCase()))
      return { rows, total: rows.length }
    }),
  )
  return server
}

export function openLabels(query = '', options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: labelsApp, path: `${paths.labelConfig}${query}`, ...options })
}

/** Found by title: in tests antd gives all dialogs the same id, so their accessible names are mixed up. */
export async function findDialog(title: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const box = screen.getAllByRole('dialog').find((one) => {
      const head = one.querySelector('.ant-modal-title')
      return head instanceof HTMLElement && within(head).queryByText(title) !== null
    })
    if (box === undefined) throw new Error(`there is no dialog ${String(title)}`)
    return box
  })
}
