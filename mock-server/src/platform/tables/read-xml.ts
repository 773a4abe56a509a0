import type { Readable } from 'node:stream'
import sax from 'sax'
import { UnusableTable } from './unusable-table.ts'

type Handlers = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Names without their prefix: some programs write `x:row` for `row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads an XML part as it comes, and gives way after each piece, so that anyone who takes what was read can stop. Entities
 * other than XML's own five are refused, so nothing in it can multiply or reach out.
 */
export async function* readXml(part: Readable, { open, text, close }: Handlers): AsyncGenerator<void> {
  const reader = sax.parser(true)
  reader.onopentag = ({ name, attributes }) => open(localName(name), plain(attributes))
  reader.ontext = (piece) => text?.(piece)
  reader.oncdata = (piece) => text?.(piece)
  reader.onclosetag = (name) => close?.(localName(name))
  reader.onerror = () => {
    throw new UnusableTable('brokenXlsx')
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of part) {
      reader.write(decoder.decode(bytesOf(chunk), { stream: true }))
      yield
    }
    reader.write(decoder.decode()).close()
    yield
  } catch (error) {
    // Whatever a zip or an XML can be broken by, the sender gets the same answer.
    throw error instanceof UnusableTable ? error : new UnusableTable('brokenXlsx')
  } finally {
    part.destroy()
  }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  throw new UnusableTable('brokenXlsx')
}

function plain(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      localName(name),
      typeof value === 'string' ? value : '',
    ]),
  )
}
