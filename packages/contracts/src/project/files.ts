import * as z from 'zod'
import { defineCall } from '../shared/call.ts'
import { noQuery } from '../shared/wire.ts'
import { PROJECT_REFUSALS } from './refusals.ts'

/** 50 MB, which a file may have (PROJ-Q17). */
export const MAX_FILE_BYTES = 52_428_800
export const MAX_FILE_NAME_CHARACTERS = 200
/** What a company may have handed in that nothing has taken up: the files of four applications, each full. */
export const MAX_UNUSED_BYTES = 40 * MAX_FILE_BYTES
/** A file that nothing has taken up for so long is forgotten. */
export const UNUSED_FILE_HOURS = 24
/** A sender that sends nothing for so long is given up (decision 26). */
export const UPLOAD_STALL_MS = 30_000

const { emptyFile, program, otherThanNamed, tooLarge, tooMuchUnused, cutOff, noFile } = PROJECT_REFUSALS
const refusals = { emptyFile, program, otherThanNamed, tooLarge, tooMuchUnused, cutOff, noFile }

/** `tooLarge` has HTTP status 413, the other refusals 400. */
function uploadCall(name: 'uploadAttachment' | 'uploadReport', path: `/${string}`) {
  return defineCall({
    id: `projectFile.${name}`,
    method: 'POST',
    path,
    access: 'session',
    envelope: 'status',
    isForm: true,
    query: noQuery,
    body: z.strictObject({ file: z.file() }),
    data: z.object({ fid: z.string() }),
    refusals,
  })
}

/** PROV-018. */
export const uploadAttachment = uploadCall('uploadAttachment', '/api/tenant/project/application/file')
/** PROJ-040. */
export const uploadReport = uploadCall('uploadReport', '/api/tenant/project/report/upload_file')
