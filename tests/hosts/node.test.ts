import { describeHost } from './every-host.ts';

describeHost('node');
