export const assignmentEn = {}
