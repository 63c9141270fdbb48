export { boardKey, boardSystemNames, boardSystems, type BoardSystem, type JobBoard } from './board.ts';
export { readBoardAddress, type BoardAddress, type BoardPage } from './board-address.ts';
export type { CareersLink, CareersPage, CareersScript } from './careers-page.ts';
export { findJobBoard, findJobBoardOn, type BoardCandidate, type JobBoardResult } from './find-job-board.ts';
export type { BoardEvidence, BoardRule } from './page-evidence.ts';
