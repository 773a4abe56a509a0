import type { Readable } from 'node:stream'
import sax from 'sax'
import { UnusableTable } from './unusable-table.ts'

export type XmlHandlers = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Names without their prefix: some programs write `x:row` for `row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads an XML part as it comes, and yields after each piece, so that the consumer can stop. Entities other than XML's own
 * five are refused, so nothing in it can multiply or reach out.
 */
export async function* readXml(part: Readable, { open, text, close }: XmlHandlers): AsyncGenerator<void> {
  const reader = sax.parser(true)
  reader.onopentag = ({ name, attributes }) => open(localName(name), plain(attributes))
  reader.ontext = (piece) => text?.(piece)
  reader.oncdata = (piece) => text?.(piece)
  reader.onclosetag = (name) => close?.(localName(name))
  reader.onerror = () => {
    throw new UnusableTable('brokenXlsx')
  }
  let decoder: ReturnType<typeof decoderFor> | null = null
  try {
    for await (const chunk of part) {
      const bytes = toBytes(chunk)
      decoder ??= decoderFor(bytes)
      reader.write(decoder.decode(bytes, { stream: true }))
      yield
    }
    reader.write(decoder?.decode() ?? '').close()
    yield
  } catch (error) {
    // The sender gets the same answer for anything that a zip or an XML can be broken by.
    throw error instanceof UnusableTable ? error : new UnusableTable('brokenXlsx')
  } finally {
    part.destroy()
  }
}

/** A part is UTF-8, or UTF-16 with its mark. */
function decoderFor([first, second]: Uint8Array) {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8', { fatal: true })
}

function toBytes(chunk: unknown): Uint8Array {
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
