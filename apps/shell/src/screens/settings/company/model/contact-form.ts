import { company } from '@console/contracts'
import type { CompanyMessageId } from '../company-texts.ts'
import type { CompanyDetail } from './company-detail.ts'

export const CONTACT_FIELDS = [
  'contactPerson',
  'contactTel',
  'contactEmail',
  'address',
] as const satisfies readonly (keyof company.ContactFields)[]
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactProblems = Partial<Record<ContactField, CompanyMessageId>>

const PROBLEM_OF: Record<ContactField, CompanyMessageId> = {
  contactPerson: 'company.edit.badText',
  contactTel: 'company.edit.badTel',
  contactEmail: 'company.edit.badEmail',
  address: 'company.edit.badText',
}

export function toContact(detail: CompanyDetail): company.ContactFields {
  const { contactPerson, contactTel, contactEmail, address } = detail
  return {
    contactPerson: contactPerson ?? '',
    contactTel: contactTel ?? '',
    contactEmail: contactEmail ?? '',
    address: address ?? '',
  }
}

/** The problems of a form by the contract; empty when it can be sent. */
export function contactProblems(form: company.ContactFields): ContactProblems {
  const { error } = company.contactFields.safeParse(form)
  return contactProblemsAt(error?.issues.map(({ path }) => String(path[0])) ?? [])
}

/** The problems of fields that the server refused, by their names. */
export function contactProblemsAt(names: readonly string[]): ContactProblems {
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => names.includes(field)).map((field) => [field, PROBLEM_OF[field]]),
  )
}
