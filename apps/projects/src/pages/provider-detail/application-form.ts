import { projectEntity, type BodyOf, type projectApplication } from '@console/contracts'
import type { UploadedFile } from '../../components/files/upload-queue.ts'
import type { ProviderDetail } from '../../model/actor.ts'
import { wholeNumber } from '../../model/parse-numbers.ts'

/** Fields named as in the calls, so that refusals match them. */
export type ApplicationForm = {
  contactPerson: string
  contact: string
  /** Manpower as it was typed. */
  manpowerAssigned: string
  applicationDesc: string
  bizTypeId: number | null
  /** The uploaded files; after a reload identified by their ids. */
  attachments: readonly UploadedFile[]
}

/** True if a business can be chosen for the project. */
export function isFree({ businesses }: ProviderDetail, id: number | null | undefined): boolean {
  return businesses?.some(({ bizTypeID, worksFor }) => bizTypeID === id && worksFor === null) === true
}

/**
 * The initial form: a rejected application as submitted (PROV-021), else empty but for the default business. A business
 * that is not free is left out.
 */
export function applicationForm(project: ProviderDetail, chosenBusiness: number | null): ApplicationForm {
  // In the documents the requested number is the assigned one.
  const manpowerApplied = project.manpowerApplied ?? project.manpowerAssigned
  return {
    contactPerson: project.contactPerson ?? '',
    contact: project.contact ?? '',
    manpowerAssigned: String(manpowerApplied ?? ''),
    applicationDesc: project.applicationDesc ?? '',
    bizTypeId: [project.bizTypeID, chosenBusiness].find((id) => isFree(project, id)) ?? null,
    attachments: toUploadedFiles(project),
  }
}

/** Uploaded files; a platform that names none has their ids alone (PROV-019). */
function toUploadedFiles({ attachmentFiles, attachments }: ProviderDetail): UploadedFile[] {
  const named = new Map(attachmentFiles?.map(({ fid, name }) => [fid, name]))
  return attachments
    .split(',')
    .filter((fid) => fid !== '')
    .map((fid) => ({ fid, name: named.get(fid) ?? fid }))
}

/** The body of both calls (PROV-019, PROV-020). An invalid number is refused by the contract. */
export function applicationBody(
  form: ApplicationForm,
  projectId: number,
): BodyOf<typeof projectApplication.apply> {
  const { contactPerson, contact, manpowerAssigned, applicationDesc, bizTypeId, attachments } = form
  return {
    projectId,
    contactPerson,
    contact,
    manpowerAssigned: wholeNumber(manpowerAssigned) ?? 0,
    applicationDesc,
    attachments: attachments.map(({ fid }) => fid).join(','),
    ...(bizTypeId === null ? {} : { bizTypeId }),
  }
}

export function isDescriptionTooLong(text: string): boolean {
  return projectEntity.characterCount(text.trim()) > projectEntity.MAX_APPLICATION_CHARACTERS
}

/** PROV-Q8. */
export function isManpowerTaken(text: string, demand: number): boolean {
  const number = wholeNumber(text)
  return number !== null && number >= 1 && number <= demand
}
