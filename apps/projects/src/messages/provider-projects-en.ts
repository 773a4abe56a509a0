export const providerProjectsEn = {}
