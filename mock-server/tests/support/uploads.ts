import { anyEnvelope, projectFile, type Call } from '@console/contracts'
import { z } from 'zod'
import type { Demo, Person } from './demo.ts'

const taken = z.object({ fid: z.uuid() })

export type Upload = { status: number; code: number; message: string; fid: string }
export type SentParts = { name: string; bytes: Uint8Array<ArrayBuffer>; field?: string }

type Sender = { demo: Demo; person: Pick<Person, 'token'> | null; call?: Call }

/** Sends what is given as the body of an upload. */
export async function sendForm(
  { demo, person, call = projectFile.uploadAttachment }: Sender,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
): Promise<Upload> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...(person ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
  }
  const response = await demo.fetch(call.path, init)
  const { errorCode, code, errorMsg, data } = anyEnvelope.parse(await response.json())
  return {
    status: response.status,
    code: errorCode ?? code ?? Number.NaN,
    message: errorMsg ?? '',
    fid: taken.safeParse(data).data?.fid ?? '',
  }
}

export function buildFormData(...parts: readonly SentParts[]): FormData {
  const form = new FormData()
  for (const { name, bytes, field = 'file' } of parts) form.append(field, new Blob([bytes]), name)
  return form
}

/** Uploads one file as a browser does. */
export const upload = (sender: Sender, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Upload> =>
  sendForm(sender, buildFormData({ name, bytes }))

let made = 0
/** Text that no other test sends. */
export const newText = (): Uint8Array<ArrayBuffer> => toLatin1Bytes(`This is text number ${(made += 1)}.`)
export const toLatin1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'latin1'))

const PADDING = '\0'.repeat(600)
/** Contents of a kind, as short as they can be recognised. */
export const contents = {
  pdf: toLatin1Bytes(`%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<<>>\nendobj\n${PADDING}%%EOF`),
  png: toLatin1Bytes(
    `\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1F\x15\xC4\x89\0\0\0\0IDAT${PADDING}`,
  ),
  windowsProgram: toLatin1Bytes(`MZ\x90\0\x03\0\0\0\x04\0\0\0\xFF\xFF${PADDING}`),
  linuxProgram: toLatin1Bytes(`\x7FELF\x02\x01\x01${PADDING}`),
  macProgram: toLatin1Bytes(`\xCF\xFA\xED\xFE\x07\0\0\x01${PADDING}`),
  script: toLatin1Bytes('#!/bin/sh\necho hello\n'),
  markedScript: toLatin1Bytes('\xEF\xBB\xBF#!/usr/bin/env python3\nprint(1)\n'),
  html: toLatin1Bytes('<!doctype html><script>alert(1)</script>'),
  svg: toLatin1Bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  xml: toLatin1Bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  compound: compoundFile('0609020000000000c000000000000046'),
  installer: compoundFile('84100c0000000000c000000000000046'),
} as const

/** A compound file of version 3 whose directory is in its first sector. */
function compoundFile(classId: string): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(2048)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(0, 48)
  file.write('Root Entry', 512, 'utf16le')
  file.writeUInt16LE(22, 512 + 64)
  file.writeUInt8(5, 512 + 66)
  Buffer.from(classId, 'hex').copy(file, 512 + 80)
  return new Uint8Array(file)
}
