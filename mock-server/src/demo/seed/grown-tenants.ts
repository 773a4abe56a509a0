import type { Language } from '@console/contracts'
import { tenants, type SeedTenant } from './tenants.ts'
import { translateText } from './wording.ts'

/** The large profile's seats, about 2,000 in all. */
const LARGE_SEATS: Readonly<Partial<Record<SeedTenant['key'], number>>> = {
  harbour: 1200,
  lantern: 430,
  northgate: 250,
  maple: 60,
  quayside: 60,
}
/** A team of the large profile is of about the size of a real one. */
const SEATS_OF_TEAM = 24

/** The tenants of a profile: the large profile has the same companies with more teams and seats. */
export function getSeedTenants(
  profile: 'people' | 'demo' | 'large',
  language: Language,
): readonly SeedTenant[] {
  const all = tenants.map((tenant) => tenantIn(tenant, language))
  return profile === 'large' ? all.map(grown) : all
}

function tenantIn(tenant: SeedTenant, language: Language): SeedTenant {
  const say = (text: string): string => translateText(text, language)
  const { authRemark, contact, organization, offices = {} } = tenant
  const departments = Object.entries(organization.departments)
  return {
    ...tenant,
    shortName: say(tenant.shortName),
    ...(authRemark === undefined ? {} : { authRemark: say(authRemark) }),
    ...(contact === undefined
      ? {}
      : {
          contact: { ...contact, contactPerson: say(contact.contactPerson), address: say(contact.address) },
        }),
    organization: {
      name: say(organization.name),
      departments: Object.fromEntries(departments.map(([name, teams]) => [say(name), teams.map(say)])),
    },
    offices: Object.fromEntries(Object.entries(offices).map(([name, role]) => [say(name), role])),
  }
}

function grown(tenant: SeedTenant): SeedTenant {
  const seats = LARGE_SEATS[tenant.key]
  if (seats === undefined) return tenant
  const { name, departments } = tenant.organization
  const offices = tenant.offices ?? {}
  const working = Object.keys(departments).filter((department) => !(department in offices))
  const teamCount = working.reduce((sum, department) => sum + (departments[department]?.length ?? 0), 0)
  const copies = Math.max(1, Math.round(seats / SEATS_OF_TEAM / teamCount))
  const more = Object.entries(departments).map(([department, teams]) => [
    department,
    working.includes(department) ? teams.flatMap((team) => buildTeamNames(team, copies)) : teams,
  ])
  return { ...tenant, seats, organization: { name, departments: Object.fromEntries(more) } }
}

/** The first keeps its name, the others are numbered. */
function buildTeamNames(team: string, copies: number): string[] {
  return Array.from({ length: copies }, (_, index) => (index === 0 ? team : `${team} ${index + 1}`))
}
