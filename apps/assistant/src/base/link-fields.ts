import { links } from '@console/contracts'
import type { SearchField } from '@console/ui'

type LinkFields<P extends links.LinkParameters> = {
  readonly [K in keyof P]: SearchField<links.ParameterValue<P[K]> | null>
}

/** The parameters of a link as fields of the page that it opens: the page reads what links of the console write. */
export function linkFields<P extends links.LinkParameters>({ parameters }: links.Link<P>): LinkFields<P> {
  const fields = Object.entries(parameters).map(([name, kind]) => [name, createLinkField(name, kind)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a parameter, each of its kind
  return Object.fromEntries(fields) as LinkFields<P>
}

function createLinkField(name: string, kind: links.ParameterKind): SearchField<unknown> {
  const link = links.defineLink('/', { [name]: kind })
  const parse = (texts: readonly string[]): unknown =>
    links.readLink(
      link,
      texts.map((text) => [name, text]),
    ).values[name] ?? null
  const format = (value: unknown): string[] => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was parsed above
    const address = links.buildLinkAddress(link, { [name]: value as string | null })
    return [...new URLSearchParams(address.split('?')[1])].map(([, text]) => text)
  }
  return {
    fallback: null,
    parse: (text) => parse([text]),
    format: (value) => format(value)[0] ?? null,
    ...(kind === 'ids' ? { list: { parse, format } } : {}),
  }
}
