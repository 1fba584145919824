import { configure } from '@testing-library/react';

// What is waited for comes late on a busy machine; the library would give it a second.
configure({ asyncUtilTimeout: 20_000 });
