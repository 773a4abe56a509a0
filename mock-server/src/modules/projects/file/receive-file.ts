import { buffer } from 'node:stream/consumers'
import { projectFile } from '@console/contracts'
import type { UploadInput } from '../../../access/accept-uploads.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import {
  ContentCutOff,
  ContentTooLarge,
  type Incoming,
  receiveContent,
} from '../../../platform/files/receive-content.ts'
import { saveContent } from '../../../platform/files/stored-contents.ts'
import {
  FormCutOff,
  FormTooLarge,
  SenderStalled,
  type SentFile,
  sentFile,
} from '../../../platform/http/sent-file.ts'
import { getFileExtension, toStoredFileName } from './file-name.ts'
import { insertFile, lockUnusedBytes, unusedBytes } from './project-file.store.ts'
import { uploadRefusal } from './upload-refusal.ts'

/** Names of programs and of scripts that a click would run. */
const PROGRAM_ENDINGS = new Set(
  `apk app appx application bash bat class cmd com command cpl csh deb dll dmg dylib elf exe fish gadget hta inf ipa
  jar js jse ksh lnk mjs msc msi msix msp mst ocx out php pif pkg pl ps1 psd1 psm1 py pyc pyw rb reg rpm run scf scr sct
  sh so swf sys vb vbe vbs wasm ws wsc wsf wsh xll xpi zsh`
    .split(/\s+/)
    .map((ending) => `.${ending}`),
)

const PROGRAM_TYPES = new Set([
  'application/java-archive',
  'application/java-vm',
  'application/vnd.android.package-archive',
  'application/vnd.ms-htmlhelp',
  'application/wasm',
  'application/x-apple-diskimage',
  'application/x-deb',
  'application/x-elf',
  'application/x-ft-apple.alias',
  'application/x-google-chrome-extension',
  'application/x-mach-binary',
  'application/x-ms-regedit',
  'application/x-ms-shortcut',
  'application/x-msdownload',
  'application/x-rpm',
  'application/x-shockwave-flash',
  'application/x-xpinstall',
])

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** The format of older Office files, and of newer ones that are locked with a password. */
const COMPOUND = 'application/x-cfb'

const MOVIES = ['video/mp4', 'video/quicktime', 'video/x-m4v']

/** Media types that a name claims, for endings whose contents can be recognised. */
const CLAIMED: Readonly<Record<string, readonly string[]>> = {
  '.7z': ['application/x-7z-compressed'],
  '.avi': ['video/vnd.avi'],
  '.bmp': ['image/bmp'],
  '.doc': [COMPOUND, 'application/rtf'],
  '.docx': [`${OPEN_XML}.wordprocessingml.document`, COMPOUND],
  '.flac': ['audio/flac'],
  '.gif': ['image/gif'],
  '.gz': ['application/gzip'],
  '.heic': ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  '.jpeg': ['image/jpeg'],
  '.jpg': ['image/jpeg'],
  '.m4a': ['audio/x-m4a', 'audio/mp4', ...MOVIES],
  '.mov': MOVIES,
  '.mp3': ['audio/mpeg'],
  '.mp4': MOVIES,
  '.odp': [`${OPEN_DOCUMENT}.presentation`],
  '.ods': [`${OPEN_DOCUMENT}.spreadsheet`],
  '.odt': [`${OPEN_DOCUMENT}.text`],
  '.ogg': ['audio/ogg', 'video/ogg', 'application/ogg'],
  '.pdf': ['application/pdf'],
  '.png': ['image/png', 'image/apng'],
  '.ppt': [COMPOUND],
  '.pptx': [`${OPEN_XML}.presentationml.presentation`, COMPOUND],
  '.rar': ['application/x-rar-compressed'],
  '.rtf': ['application/rtf'],
  '.tif': ['image/tiff'],
  '.tiff': ['image/tiff'],
  '.wav': ['audio/wav'],
  '.webm': ['video/webm'],
  '.webp': ['image/webp'],
  '.xls': [COMPOUND],
  '.xlsx': [`${OPEN_XML}.spreadsheetml.sheet`, COMPOUND],
  '.zip': ['application/zip'],
}

const SCRIPT_HEAD_BYTES = 8

const BYTE_ORDER_MARK = /^\u00EF\u00BB\u00BF/

/** A text is recognised by its first line, where that names an interpreter. */
const isScript = (head: Buffer): boolean =>
  head.toString('latin1').replace(BYTE_ORDER_MARK, '').startsWith('#!')

/** Class ids of installer packages, their patches and transforms, without the part that all of them share. */
const INSTALLER_CLASSES = new Set(['84100c00', '86100c00', '82100c00'])

const CLASS_REST = '00000000c000000000000046'

const COMPOUND_HEAD_BYTES = 512

const { MAX_FILE_BYTES, MAX_UNUSED_BYTES, UPLOAD_STALL_MS } = projectFile
const LIMITS = { maxFileBytes: MAX_FILE_BYTES, stallMs: UPLOAD_STALL_MS }

/** Receives a file that a form will name later; files that nothing names within a day are deleted. */
export async function receiveFile({ ctx, session, form }: UploadInput): Promise<{ fid: string }> {
  if (form === null) throw uploadRefusal('noFile')
  // Checked before a byte of it is read, and again with its size when it has arrived.
  await ctx.db.inTenant(session.tenantId, async (tx) => requireCapacity(await unusedBytes(tx), 1))
  try {
    const sent = await sentFile(form, LIMITS)
    if (sent === null) throw uploadRefusal('noFile')
    return { fid: await saveFile(ctx, session, sent) }
  } catch (error) {
    if (error instanceof ContentTooLarge || error instanceof FormTooLarge) throw uploadRefusal('tooLarge')
    if (error instanceof FormCutOff || error instanceof SenderStalled) throw uploadRefusal('cutOff')
    throw error
  }
}

async function saveFile(
  ctx: AppContext,
  { tenantId, userId }: Session,
  { name: sentName, content, formEnd }: SentFile,
): Promise<string> {
  try {
    return await receiveContent(
      ctx,
      { tenantId, source: content, maxBytes: MAX_FILE_BYTES },
      async (incoming) => {
        await formEnd
        // A form whose field was left empty holds a file without name and bytes.
        if (incoming.bytes === 0) throw uploadRefusal(sentName === '' ? 'noFile' : 'emptyFile')
        const name = toStoredFileName(sentName)
        const problem = await fileProblem(name, incoming)
        if (problem !== null) throw uploadRefusal(problem)
        const file = { name, contentHash: incoming.hash, uploadedBy: userId, uploadedAt: ctx.clock.now() }
        return saveContent(ctx, incoming, async (tx) => {
          requireCapacity(await lockUnusedBytes(tx), incoming.bytes)
          return insertFile(tx, file)
        })
      },
    )
  } catch (error) {
    // The form knows why the content was cut off.
    if (error instanceof ContentCutOff) await formEnd
    throw error
  }
}

function requireCapacity(unused: number, bytes: number): void {
  if (unused + bytes > MAX_UNUSED_BYTES) throw uploadRefusal('tooMuchUnused')
}

type FileProblem = 'program' | 'otherThanNamed'

/** Finds a problem of a file by its name and its bytes; null without one. */
async function fileProblem(name: string, file: Incoming): Promise<FileProblem | null> {
  const ending = getFileExtension(name).toLowerCase()
  if (PROGRAM_ENDINGS.has(ending) || (await isProgram(file))) return 'program'
  const claimed = Object.hasOwn(CLAIMED, ending) ? CLAIMED[ending] : undefined
  return claimed && !claimed.includes(file.mediaType ?? '') ? 'otherThanNamed' : null
}

async function isProgram(file: Incoming): Promise<boolean> {
  if (file.mediaType !== null && PROGRAM_TYPES.has(file.mediaType)) return true
  if (file.mediaType === COMPOUND) return isInstaller(file)
  return isScript(await part(file, 0, SCRIPT_HEAD_BYTES))
}

/** A compound file says what it is in the first entry of its directory ([MS-CFB], 2.2 and 2.6.1). */
async function isInstaller(file: Incoming): Promise<boolean> {
  const head = await part(file, 0, COMPOUND_HEAD_BYTES)
  if (head.length < COMPOUND_HEAD_BYTES) return false
  const sectorBytes = 2 ** Math.min(head.readUInt16LE(30), 12)
  const classId = (await part(file, (head.readUInt32LE(48) + 1) * sectorBytes + 80, 16)).toString('hex')
  return INSTALLER_CLASSES.has(classId.slice(0, 8)) && classId.endsWith(CLASS_REST)
}

async function part({ read, bytes }: Incoming, start: number, length: number): Promise<Buffer> {
  const end = Math.min(start + length, bytes) - 1
  return end < start ? Buffer.alloc(0) : buffer(read({ start, end }))
}
