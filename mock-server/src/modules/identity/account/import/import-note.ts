import { z } from 'zod'
import type { TableSource, TextEncodingName } from '../../../../platform/tables/table-line.ts'

/** A note on a file beside its lines, as it is stored, without anything of a person. */
export const importNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('encoding'), encoding: z.string() }),
  z.object({ kind: z.literal('sheet'), sheet: z.string() }),
  z.object({ kind: z.literal('hiddenMarks'), count: z.int(), line: z.int() }),
])
export type ImportNote = z.output<typeof importNote>

const ENCODING_NAMES: Readonly<Record<TextEncodingName, string | null>> = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  gb18030: 'GB18030',
}

/** Notes on the sheet that was read of several, and on an encoding found by trying. */
export function notesOnSource({ sheet, otherSheets, encoding }: TableSource): ImportNote[] {
  const name = encoding === null ? null : ENCODING_NAMES[encoding]
  return [
    ...(name === null ? [] : [{ kind: 'encoding' as const, encoding: name }]),
    ...(sheet === null || otherSheets === 0 ? [] : [{ kind: 'sheet' as const, sheet }]),
  ]
}
