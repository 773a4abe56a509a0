type Made = { tenantId: number; name: string; createdAt: Date }

let made = 0

/** A project as it is stored, of which only what is given matters. */
export function projectRow(project: Made) {
  made += 1
  return { ...project, code: `PRJ-TEST-${made}`, industryId: 1, modifiedAt: project.createdAt }
}
