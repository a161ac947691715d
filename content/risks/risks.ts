import type { Document } from '../write.ts';
import { accessRisks } from './access.ts';
import { agentRisks } from './agents.ts';
import { credentialRisks } from './credentials.ts';
import { lifecycleRisks } from './lifecycle.ts';
import { supplyChainRisks } from './supply-chain.ts';
import { visibilityRisks } from './visibility.ts';

/** All risks of the library, each with its page. */
export const risks: Document[] = [
  ...credentialRisks,
  ...accessRisks,
  ...lifecycleRisks,
  ...supplyChainRisks,
  ...agentRisks,
  ...visibilityRisks,
];
