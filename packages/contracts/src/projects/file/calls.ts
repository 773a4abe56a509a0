import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { PROJECT_REFUSALS } from '../project/refusals.ts'

/** 50 MB, which a file may have (PROJ-Q17). */
export const MAX_FILE_BYTES = 52_428_800
export const MAX_FILE_NAME_CHARACTERS = 200
/** A file that nothing refers to for so long is deleted. */
export const UNUSED_FILE_HOURS = 24
/**
 * 2 GB, which a company may have uploaded in files that nothing refers to: four applications of ten files at their limit.
 */
export const MAX_UNUSED_BYTES = 2_147_483_648
/** A sender that sends nothing for so long is aborted (R26). */
export const UPLOAD_STALL_MS = 30_000

const { emptyFile, program, otherThanNamed, tooLarge, cutOff, noFile, tooMuchUnused } = PROJECT_REFUSALS
const refusals = { emptyFile, program, otherThanNamed, tooLarge, cutOff, noFile, tooMuchUnused }

/** `tooLarge` has HTTP status 413, `tooMuchUnused` 429, the other refusals 400. */
function uploadCall(name: 'uploadAttachment' | 'uploadReport', path: `/${string}`) {
  return defineCall({
    id: `projectFile.${name}`,
    documented: true,
    method: 'POST',
    path,
    envelope: 'status',
    isForm: true,
    body: z.strictObject({ file: z.file() }),
    data: z.object({ fid: z.string() }),
    refusals,
  })
}

/**
 * Uploads a file for an application, which names it by `fid` (PROV-018). For providers; at most 50 MB and no program.
 * Deleted after 24 hours in which nothing names it.
 */
export const uploadAttachment = uploadCall('uploadAttachment', '/api/tenant/project/application/file')
/**
 * Uploads the file of a monthly report, which names it by `fid` (PROJ-040). At most 50 MB and no program. Deleted
 * after 24 hours in which nothing names it.
 */
export const uploadReport = uploadCall('uploadReport', '/api/tenant/project/report/upload_file')
